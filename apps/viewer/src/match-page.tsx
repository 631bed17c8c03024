import { render } from 'preact';
import { App } from './app.js';
import './style.css';
import './watch/style.css';
import './presence/style.css';

render(<App />, document.getElementById('app') as HTMLElement);
