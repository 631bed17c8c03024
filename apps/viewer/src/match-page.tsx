import { render } from 'preact';
import { App } from './app.js';
import './style.css';
import './arrows/style.css';
import './boards/style.css';
import './watch/style.css';
import './asking/style.css';

render(<App />, document.getElementById('app') as HTMLElement);
