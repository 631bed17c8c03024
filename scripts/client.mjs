// npm run client [-- --check]: writes the API's description and the client's types into libs/client; with --check it writes nothing, and
// fails when they are out of date.
import { generateClient, outOfDate, writeClient } from './lib/client.mjs';
import { explain, StepFailed } from './lib/failure.mjs';

try {
  const generated = await generateClient();
  const stale = outOfDate(generated);
  if (process.argv.includes('--check')) {
    if (stale.length > 0) throw new StepFailed(`out of date: ${stale.join(', ')}`, 'run npm run client');
    console.log('the client is up to date');
  } else {
    writeClient(generated);
    console.log(stale.length > 0 ? `written: ${stale.join(', ')}` : 'nothing has changed');
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
