import type { Setting } from '#contract/entities.ts';
import type { Config } from './config.ts';
import { type InnerSandbox, sandboxGateway } from './sandbox.ts';

/** The addresses of outside services for this process, and the links to them for people. */
export type OutsideAddresses = { steb: string; telr: string; academy: string; smtp: string; links: Setting['links'] };

/** As configured, else in the sandbox. Links into the sandbox are relative and work on any host. */
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
