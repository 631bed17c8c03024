import { render } from 'preact';
import { App } from './app.js';
import './style.css';
import './watch/style.css';

/** Shows the match page. */
export function open(root: HTMLElement): void {
  render(<App />, root);
}
