// npm run overload -- [--seconds 20] [--connections 64] [--latency-ms 2000] [--memory-mb 1024] [--seed S] [--json]
// Floods an installation with its limits on, from one address and from many, with big bodies, slow readers and live streams, while players
// play, and checks that their matches go on. Everything runs in a temporary folder, and requests are sent to this machine only.
import { parseArgs } from 'node:util';
import { explain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { carryOut, counted, positive, printFindings } from './lib/long-runs.mjs';
import { runOverload } from './lib/overload/run.mjs';
import { checkNode } from './lib/progress.mjs';

/** @param {import('./lib/overload/run.mjs').OverloadReport} report */
const print = ({ parts, findings, matches, acknowledged, trouble, passed }) => {
  const width = Math.max(...parts.map(({ name }) => name.length));
  console.log(`\n  ${'part'.padEnd(width)}  requests/s  answers   p50 ms   p99 ms  longest  API MB  worker MB`);
  for (const { name, aSecond, acknowledged: answers, p50, p99, longest, apiMb, workerMb } of parts) {
    const cells = [
      String(aSecond).padStart(10),
      String(answers).padStart(7),
      p50.toFixed(1).padStart(7),
      p99.toFixed(1).padStart(7),
      longest.toFixed(0).padStart(7),
      String(apiMb).padStart(6),
      String(workerMb).padStart(9),
    ];
    console.log(`  ${name.padEnd(width)}  ${cells.join('  ')}`);
  }
  for (const { name, outcomes } of parts)
    if (Object.keys(outcomes).length > 0) console.log(`  ${name.padEnd(width)}  ${counted(outcomes)}`);
  console.log(
    `\n  ${matches} matches, ${acknowledged} commands acknowledged; trouble that the players met: ${counted(trouble) || 'none'}\n`,
  );
  printFindings(findings);
  console.log(passed ? '\nothers went on, nothing lost' : '\nFAILED');
};

try {
  checkNode();
  await ensureInstalled();
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '20' },
      connections: { type: 'string', default: '64' },
      'latency-ms': { type: 'string', default: '2000' },
      'memory-mb': { type: 'string', default: '1024' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  await carryOut(
    values,
    (given) =>
      runOverload({
        ...given,
        seconds: positive('seconds', values.seconds),
        connections: positive('connections', values.connections),
        latencyMs: positive('latency-ms', values['latency-ms']),
        memoryMb: positive('memory-mb', values['memory-mb']),
      }),
    print,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
