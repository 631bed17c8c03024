import { render } from 'preact';
import { App } from './app.js';
import { beginReading } from './script/reading.js';
import './style.css';
import './arrows/style.css';
import './boards/style.css';
import './watch/style.css';
import './asking/style.css';
import './presence/style.css';
import './ended/style.css';
import './arrangement/style.css';

await beginReading();
render(<App />, document.getElementById('app') as HTMLElement);
