// npm run build [-- --force]: bundles the processes and the match page into dist/.
import { explain } from './lib/failure.mjs';
import { build } from './lib/build.mjs';

try {
  await build({ force: process.argv.includes('--force'), say: (line) => console.log(`build: ${line}`) });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
