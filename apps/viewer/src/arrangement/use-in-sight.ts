import { useEffect } from 'preact/hooks';
import { scrollToSee } from './in-sight.js';

/** Where what is asked lies over the table, at the lower edge of the window. */
const phone = '(max-width: 700px)';

/** What may be chosen on the table and scrolls with the page: the own hand stays where it is. */
const choosable = '.board .choosable:not(.hand.own *, .tag, details:not([open]) *)';

/**
 * On a phone: brings something of what a question is about above the question, once for each question, without motion.
 * @param question id of what is asked; null where nothing is
 */
export function useInSight(question: number | null): void {
  useEffect(() => {
    if (question === null || !matchMedia(phone).matches) return;
    const frame = requestAnimationFrame(() => {
      const dock = document.querySelector('.dock');
      if (dock === null) return;
      const things = [...document.querySelectorAll(choosable)].map((one) => one.getBoundingClientRect());
      const by = scrollToSee(things, { top: 0, bottom: dock.getBoundingClientRect().top });
      if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [question]);
}
