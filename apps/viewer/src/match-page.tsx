import { render } from 'preact';
import { App } from './app.js';
import { untilEarlyAnswer } from './early-answer.js';
import { beginReading } from './script/reading.js';
import './style.css';
import './arrows/style.css';
import './boards/style.css';
import './watch/style.css';
import './asking/style.css';
import './presence/style.css';
import './ended/style.css';
import './arrangement/style.css';

await Promise.all([beginReading(), untilEarlyAnswer(window)]);
render(<App />, document.getElementById('app') as HTMLElement);
