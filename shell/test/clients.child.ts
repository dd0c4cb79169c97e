import { askInTurn, type ClientsOf, type Latencies } from './askInTurn';

/** Time in which all clients open their connections, in milliseconds. */
const WARM_UP_MS = 500;

/** The process sends requests until it receives a message. Then the process sends the results to its parent. */
const [origin, kinds] = JSON.parse(process.argv[2] ?? '') as [string, readonly ClientsOf[]];
const stops = kinds.map((clients) => askInTurn(origin, clients));
process.once('message', () => {
  void Promise.all(stops.map((stop) => stop())).then((latencies: readonly Latencies[]) => {
    process.send?.(latencies, () => process.disconnect());
  });
});
setTimeout(() => process.send?.('ready'), WARM_UP_MS);
