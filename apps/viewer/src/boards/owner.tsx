import { useContext } from 'preact/hooks';
import { nameOfSeat } from '../players.js';
import type { Language, ObjectView } from '../types.js';
import { gameWord } from '../words.js';
import { Moment } from './clock.js';

/** Whose card it is, where another player controls it. */
export function Owner({ object, language }: { readonly object: ObjectView; readonly language: Language }) {
  const picture = useContext(Moment)?.seen.picture;
  if (picture === undefined || object.owner === object.controller) return null;
  return <p class="faint">{`${gameWord(picture.game, 'owner', language)}: ${nameOfSeat(picture, object.owner, language)}`}</p>;
}
