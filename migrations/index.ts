import { CreateRoles1800000000001 } from './1800000000001-CreateRoles.js';
import { CreateLog1800000000002 } from './1800000000002-CreateLog.js';
import { CreateStateByLog1800000000003 } from './1800000000003-CreateStateByLog.js';
import { CreateProjections1800000000004 } from './1800000000004-CreateProjections.js';
import { CreateOrganisation1800000000005 } from './1800000000005-CreateOrganisation.js';
import { CreateCatalogues1800000000006 } from './1800000000006-CreateCatalogues.js';
import { CreateArchive1800000000007 } from './1800000000007-CreateArchive.js';
import { CreateTournaments1800000000008 } from './1800000000008-CreateTournaments.js';
import { CreateCards1800000000009 } from './1800000000009-CreateCards.js';
import { CreateWebhooks1800000000010 } from './1800000000010-CreateWebhooks.js';
import { CreateTournamentHistory1800000000011 } from './1800000000011-CreateTournamentHistory.js';
import { CreateCardLists1800000000012 } from './1800000000012-CreateCardLists.js';
import { CreateLoneReports1800000000013 } from './1800000000013-CreateLoneReports.js';
import { CreateMatchSearch1800000000015 } from './1800000000015-CreateMatchSearch.js';
import { CreateThinkingTime1800000000016 } from './1800000000016-CreateThinkingTime.js';
import { CreateCosignatures1800000000017 } from './1800000000017-CreateCosignatures.js';

/** Every migration in order. The list is written by hand because the build makes one bundle, in which no folder can be searched. */
export const migrations = [
  CreateRoles1800000000001,
  CreateLog1800000000002,
  CreateStateByLog1800000000003,
  CreateProjections1800000000004,
  CreateOrganisation1800000000005,
  CreateCatalogues1800000000006,
  CreateArchive1800000000007,
  CreateTournaments1800000000008,
  CreateCards1800000000009,
  CreateWebhooks1800000000010,
  CreateTournamentHistory1800000000011,
  CreateCardLists1800000000012,
  CreateLoneReports1800000000013,
  CreateMatchSearch1800000000015,
  CreateThinkingTime1800000000016,
  CreateCosignatures1800000000017,
] as const;
