import { render } from 'preact';
import { App } from './app.js';
import { beginReading } from './script/reading.js';
import './style.css';
import './watch/style.css';

await beginReading();
render(<App />, document.getElementById('app') as HTMLElement);
