import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refuseToGoBack } from './forward-only.js';

/** Whoever holds staff tokens and plays, above tokens and events. The log knows persons by their ids alone. */
const persons = `
  CREATE TABLE person (
    person_id  uuid        NOT NULL PRIMARY KEY,
    name       text,
    created_at timestamptz NOT NULL DEFAULT now()
  );

  ALTER TABLE player
    ADD COLUMN person_id uuid REFERENCES person (person_id),
    ADD CONSTRAINT player_person UNIQUE (event_id, person_id);
  COMMENT ON COLUMN player.person_id IS 'Null until it is known who plays. Bound once and for good: who plays must not shake it off again.';

  ALTER TABLE access_token
    ADD COLUMN person_id uuid REFERENCES person (person_id),
    ADD COLUMN minted_by uuid REFERENCES access_token (token_id),
    ADD COLUMN revoked_by uuid REFERENCES access_token (token_id);
  COMMENT ON COLUMN access_token.person_id IS 'Who holds a staff token. Null for players, who hold their own, and for spectators, who may be anybody.';
  COMMENT ON COLUMN access_token.minted_by IS 'Null for what was minted on the command line, and for tokens from before this was kept.'`;

/**
 * Persons of the tokens that stand already. Events of matches name a judge by the player that his token names, else by the
 * token: those ids become the persons, so that what is on record keeps meaning the same.
 */
const personsOfTokens = `
  INSERT INTO person (person_id, name)
    SELECT DISTINCT ON (coalesce(t.player_id, t.token_id)) coalesce(t.player_id, t.token_id), coalesce(p.name, t.label)
    FROM access_token t LEFT JOIN player p USING (player_id) WHERE t.role IN ('organizer', 'judge');
  UPDATE player SET person_id = player_id WHERE player_id IN (SELECT player_id FROM access_token WHERE role IN ('organizer', 'judge'));
  UPDATE access_token SET person_id = coalesce(player_id, token_id) WHERE role IN ('organizer', 'judge');
  ALTER TABLE access_token ADD CONSTRAINT access_token_holder CHECK (role IN ('player', 'spectator') OR person_id IS NOT NULL)`;

/** What may be written once stays as it was written, whoever writes. */
const once = `
  CREATE FUNCTION refuse_second_value() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '%.% is written once', TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'restrict_violation';
  END
  $$;
  CREATE TRIGGER person_once BEFORE UPDATE ON player FOR EACH ROW
    WHEN (OLD.person_id IS NOT NULL AND OLD.person_id IS DISTINCT FROM NEW.person_id) EXECUTE FUNCTION refuse_second_value('person_id')`;

/** Persons above tokens and players, and who minted what: nobody who plays in an event reads others' hands in it. */
export class CreatePersons1795300000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [persons, personsOfTokens, once]) await queryRunner.query(sql);
    await queryRunner.query('GRANT SELECT, INSERT ON person TO arbiter_app');
  }

  down(): Promise<void> {
    return refuseToGoBack();
  }
}
