# Varnish as CDN. Start it with -p http_gzip_support=off: the machines send Brotli and gzip, and Varnish keeps one
# copy of each. Replace the addresses of the machines.
vcl 4.1;

import directors;
import std;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend shop1 {
  .host = "shop-1.internal";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  # A page may take 3 s to render. After 5 s the probe has failed, so that further attempts fail at once.
  .first_byte_timeout = 5s;
}

backend shop2 {
  .host = "shop-2.internal";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 5s;
}

# Who may remove pages from the cache.
acl operators {
  "localhost";
}

sub vcl_init {
  new shop = directors.round_robin();
  shop.add_backend(shop1);
  shop.add_backend(shop2);
}

sub vcl_recv {
  set req.backend_hint = shop.backend();

  # After a rollback: removes all pages of other releases, also those that are only kept for an outage.
  #   curl -X BAN -H 'x-tanabana-release: <live release>' http://localhost:6081/
  if (req.method == "BAN") {
    # nginx names the scheme of visitors' requests.
    if (client.ip !~ operators || req.http.X-Forwarded-Proto) {
      return (synth(405, "Not allowed"));
    }
    if (!req.http.x-tanabana-release) {
      return (synth(400, "x-tanabana-release is missing"));
    }
    ban("obj.http.x-tanabana-release ~ . && obj.http.x-tanabana-release != " + req.http.x-tanabana-release);
    return (synth(200, "Removed"));
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(api/|livez|readyz|healthz)") {
    return (pass);
  }

  # Two encodings, whatever order and quality browsers name.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # Two cookies select a release; no other changes a page.
  if (req.http.Cookie ~ "(^|;\s*)(__Host-)?tanabana_(preview|canary)=") {
    return (pass);
  }
  unset req.http.Cookie;

  # The cache key contains the query parameters that pages declare (`query` in src/routes.ts of each remote), and
  # `preview`, which the server reads. Advertisements add other parameters, which differ with each click.
  # Add a parameter here before a release that declares it: `doctor --cdn` names what is missing.
  if (req.url !~ "^/assets/") {
    set req.url = regsub(req.url, "\?.*", "") + regsub(
      regsuball(
        "&" + regsub(req.url, "^[^?]*\??", ""),
        "&(?!(?:about|accent|category|colour|from|material|openDialog|page|preview|price|q|region|size|sku|sort|subject|tab|technique|workshop)(?:=|&|$))[^&]*",
        ""
      ),
      "^&", "?"
    );
  }

  # Old pages are for outages: when no machine is ready, or when the first attempt has failed.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  } else {
    set req.grace = 10m;
  }
  return (hash);
}

sub vcl_backend_fetch {
  # Two further attempts, one at each machine: by turns, concurrent requests could try a lost machine twice.
  if (bereq.retries == 1) {
    set bereq.backend = shop1;
  } elsif (bereq.retries == 2) {
    set bereq.backend = shop2;
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # Another machine may answer. A failure is not stored, so that it hides no old page.
    if (bereq.retries < 2 && bereq.method == "GET") {
      return (retry);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # stale-if-error=600
  set beresp.grace = 10m;
}

sub vcl_backend_error {
  if (bereq.retries < 2 && bereq.method == "GET") {
    return (retry);
  }
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  synthetic({"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="only light"><title>Tanabana</title><h1>We will be back in a moment</h1><p>The shop does not answer. Please reload this page in a minute. Your cart is stored in this browser.</p></html>"});
  return (deliver);
}

sub vcl_deliver {
  # An old page is better than a failure.
  if (resp.status >= 500 && req.restarts == 0 && req.method == "GET" && req.url !~ "^/api/") {
    return (restart);
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
