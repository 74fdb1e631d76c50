import { withdrawTeam as withdrawTeamCall } from '#contract/endpoints/team-withdrawal.ts';
import { call } from '#web/lib/api.ts';

/** @returns the sentence to show */
export async function withdrawTeam(team_id: string): Promise<string> {
  const { msg } = await call(withdrawTeamCall, { body: { team_id } });
  return msg;
}
