import type { Setting } from '#contract/entities.ts';
import type { Config } from './config.ts';
import { type InnerSandbox, sandboxGateway } from './sandbox.ts';

/** Where the outside world is, as this process reaches it, and where people are sent there. */
export type OutsideAddresses = { steb: string; telr: string; academy: string; smtp: string; links: Setting['links'] };

/** As configured, else in the sandbox. Links into the sandbox are relative to any host. */
export function outsideAddresses(config: Config, sandbox?: InnerSandbox): OutsideAddresses {
  const inner = sandbox?.address ?? '';
  const steb = config.steb.publicUrl ?? '/sandbox/steb';
  const academy = config.catalogueUrl ?? '/sandbox/academy';
  return {
    steb: config.steb.url ?? `${inner}/steb`,
    telr: config.telr.url ?? sandboxGateway(inner),
    academy: config.catalogueUrl ?? `${inner}/academy`,
    smtp: config.smtpUrl ?? sandbox?.smtpUrl ?? '',
    links: {
      account: `${steb}/account`,
      business: `${steb}/business`,
      verify: `${steb}/verify`,
      recovery: `${steb}/recovery`,
      popup: `${steb}/popup`,
      academy,
      stream: `${academy}/stream`,
    },
  };
}
