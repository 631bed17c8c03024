// node scripts/compose-passwords.mjs: writes the passwords that docker-compose.yml needs into .env, once.
import { writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { explain } from './lib/failure.mjs';
import { inCheckout } from './lib/paths.mjs';

/** Hexadecimal, because the passwords become part of URLs. */
const password = () => randomBytes(24).toString('hex');

const file = process.argv[2] ?? inCheckout('.env');
try {
  // A database keeps the passwords with which it was made, so an existing .env is not changed.
  writeFileSync(file, `OWNER_PASSWORD=${password()}\nAPP_PASSWORD=${password()}\nKEEPER_PASSWORD=${password()}\n`, {
    mode: 0o600,
    flag: 'wx',
  });
  console.log(`${file} holds three new passwords, for your eyes only`);
} catch (error) {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') {
    console.error(explain(error));
    process.exit(1);
  }
  console.log(`${file} is there already and stays as it is; it must set OWNER_PASSWORD, APP_PASSWORD and KEEPER_PASSWORD`);
}
