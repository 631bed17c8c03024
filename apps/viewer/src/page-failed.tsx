import { Component, type ComponentChildren } from 'preact';
import type { Language } from './types.js';
import { word } from './words.js';

interface PageFailedProps {
  readonly language: Language;
  readonly children: ComponentChildren;
}

/** Says that the page itself failed, in place of a table that stands still and looks alive. */
export class PageFailed extends Component<PageFailedProps, { readonly failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: true });
  }

  override render({ language, children }: PageFailedProps) {
    if (!this.state.failed) return <>{children}</>;
    return (
      <div class="problem" role="alert">
        <strong>{word('pageFailed', language)}</strong>{' '}
        <button type="button" onClick={() => location.reload()}>
          {word('loadAgain', language)}
        </button>
      </div>
    );
  }
}
