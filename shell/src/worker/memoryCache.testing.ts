const ORIGIN = 'https://shop.example';

/** The part of a browser's cache that the worker uses, in memory. */
export class MemoryCache {
  private readonly entries = new Map<string, Response>();
  /** Makes the browser refuse to keep more. */
  isFull = false;

  async put(request: RequestInfo, response: Response): Promise<void> {
    if (this.isFull) throw new DOMException('No room', 'QuotaExceededError');
    const body = await response.arrayBuffer();
    const address = addressOf(request);
    this.entries.delete(address);
    this.entries.set(address, new Response(body, { headers: response.headers }));
  }

  match(request: RequestInfo): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(addressOf(request))?.clone());
  }

  delete(request: RequestInfo): Promise<boolean> {
    return Promise.resolve(this.entries.delete(addressOf(request)));
  }

  keys(request?: RequestInfo): Promise<Request[]> {
    const wanted = request === undefined ? undefined : new URL(addressOf(request)).pathname;
    const addresses = [...this.entries.keys()].filter(
      (address) => wanted === undefined || new URL(address).pathname === wanted,
    );
    return Promise.resolve(addresses.map((address) => new Request(address)));
  }

  /** Paths of what is kept. */
  get paths(): string[] {
    return [...this.entries.keys()].map((address) => address.slice(ORIGIN.length));
  }

  /** As the worker has it. */
  get asCache(): Cache {
    return this as unknown as Cache;
  }
}

function addressOf(request: RequestInfo): string {
  return new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
}
