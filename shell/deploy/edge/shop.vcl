# Varnish as CDN. Start it with -p http_gzip_support=off, because the servers send Brotli and gzip, which Varnish caches
# separately. Replace the addresses of the servers.
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
  # A page may take 3 s to render. After 5 s the probe has failed, so that Varnish does not try this server again.
  .first_byte_timeout = 5s;
}

backend shop2 {
  .host = "shop-2.internal";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 5s;
}

# Addresses that may remove pages from the cache.
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

  # Removes all pages of other releases after a rollback, also stale pages that would be sent in an outage.
  #   curl -X BAN -H 'x-tanabana-release: <live release>' http://localhost:6081/
  if (req.method == "BAN") {
    # Requests of visitors have X-Forwarded-Proto, which nginx sets.
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

  # Reduces Accept-Encoding to one encoding, so that each page is cached at most three times.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # Only two cookies select a release. Other cookies do not change a page, so they are removed.
  if (req.http.Cookie ~ "(^|;\s*)(__Host-)?tanabana_(preview|canary)=") {
    return (pass);
  }
  unset req.http.Cookie;

  # The cache key contains the query parameters that pages declare (`query` in src/routes.ts of each remote), and
  # `preview`, which the server reads. Links in advertisements have further parameters, which differ with each click.
  # `npm run release -- vcl <release> --write` writes the list. `promote` and `doctor --cdn` report missing parameters.
  if (req.url !~ "^/assets/") {
    set req.url = regsub(req.url, "\?.*", "") + regsub(
      regsuball(
        "&" + regsub(req.url, "^[^?]*\??", ""),
        "&(?!(?:about|accent|category|colour|facets|from|ids|material|openDialog|page|preview|price|q|ready|region|size|sku|sort|subject|tab|technique|workshop)(?:=|&|$))[^&]*",
        ""
      ),
      "^&", "?"
    );
  }

  # Stale pages are sent only when no server is ready, or when the first attempt has failed.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  } else {
    set req.grace = 10m;
  }
  return (hash);
}

sub vcl_backend_fetch {
  # The server tries for up to 11 s to deliver a message to a webhook.
  if (bereq.url ~ "^/_(enquiries|subscriptions)$") {
    set bereq.first_byte_timeout = 14s;
  }
  # Makes one further attempt at each server. The director could choose a failed server twice.
  if (bereq.retries == 1) {
    set bereq.backend = shop1;
  } elsif (bereq.retries == 2) {
    set bereq.backend = shop2;
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # Another server may answer. A failure is not stored, so that it does not replace a cached page.
    if (bereq.retries < 2 && bereq.method == "GET") {
      return (retry);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # Varnish ignores stale-if-error=600, so the grace period is set here.
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
  # Starts again, so that a stale page is sent in place of a failure.
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
