/** Under which name the tab keeps the reader's token. */
export const tokenKey = 'arbiter.token';

/** Returns the token in the fragment of an address (`#token=...`); null where there is none, or where it is empty. */
export function tokenOfFragment(fragment: string): string | null {
  const given = new URLSearchParams(fragment.replace(/^#/, '')).get('token')?.trim() ?? '';
  return given === '' ? null : given;
}
