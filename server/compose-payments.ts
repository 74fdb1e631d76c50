import type { Config } from './config.ts';
import type { PaymentDeps } from './features/payments/index.ts';
import { teamPurpose } from './features/registration/index.ts';
import { telrGateway } from './providers/card-gateway/telr.ts';

type Parts = Pick<PaymentDeps, 'database' | 'clock' | 'jobs' | 'log'> & {
  config: Pick<Config, 'publicUrl' | 'telr'>;
  /** Where this process is reached on its own machine. */
  ownAddress: string;
  /** Where the gateway is: as configured, or in the sandbox. */
  gatewayUrl: string;
};

/** What starting and settling payments need, the same for a portal and for `npm run reconcile`. */
export const composePayments = ({ config, ownAddress, gatewayUrl, ...parts }: Parts): PaymentDeps => ({
  ...parts,
  purposes: { team: teamPurpose },
  gateway: telrGateway({ ...config.telr, url: gatewayUrl }),
  // The sandbox in this process reaches us here; a real gateway reaches us at the public address.
  noticeUrl: `${(config.telr.url && config.publicUrl) || ownAddress}/api/telr/notice`,
});
