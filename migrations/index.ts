import { CreateAppRole1795246000001 } from './1795246000001-CreateAppRole.js';
import { CreateLog1795246000002 } from './1795246000002-CreateLog.js';
import { CreateMatchState1795246000003 } from './1795246000003-CreateMatchState.js';
import { CreateProjections1795246000004 } from './1795246000004-CreateProjections.js';
import { CreateOrganisation1795246000005 } from './1795246000005-CreateOrganisation.js';
import { KeepOrganisingCommands1795300000001 } from './1795300000001-KeepOrganisingCommands.js';
import { CreatePersons1795300000002 } from './1795300000002-CreatePersons.js';
import { NarrowGrants1795300000003 } from './1795300000003-NarrowGrants.js';
import { CreateLogFindings1795310000001 } from './1795310000001-CreateLogFindings.js';
import { CreateTileRuns1795310000002 } from './1795310000002-CreateTileRuns.js';
import { AddRuledAt1795320000001 } from './1795320000001-AddRuledAt.js';
import { GiveJobsRandomIds1795330000001 } from './1795330000001-GiveJobsRandomIds.js';
import { KeepWhoCreated1795340000001 } from './1795340000001-KeepWhoCreated.js';
import { NarrowAuditGrant1795340000002 } from './1795340000002-NarrowAuditGrant.js';
import { CreatePublicHeads1795350000001 } from './1795350000001-CreatePublicHeads.js';

/** Every migration in order. Listed by hand: the build makes one bundle, in which no folder can be searched. */
export const migrations = [
  CreateAppRole1795246000001,
  CreateLog1795246000002,
  CreateMatchState1795246000003,
  CreateProjections1795246000004,
  CreateOrganisation1795246000005,
  KeepOrganisingCommands1795300000001,
  CreatePersons1795300000002,
  NarrowGrants1795300000003,
  CreateLogFindings1795310000001,
  CreateTileRuns1795310000002,
  AddRuledAt1795320000001,
  GiveJobsRandomIds1795330000001,
  KeepWhoCreated1795340000001,
  NarrowAuditGrant1795340000002,
  CreatePublicHeads1795350000001,
] as const;
