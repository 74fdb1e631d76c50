import type { Config } from './config.ts';
import type { PaymentDeps } from './features/payments/index.ts';
import { teamPurpose } from './features/registration/index.ts';
import { gatewayUnlessHeld, heldCopy } from './features/system/index.ts';
import { telrGateway } from './providers/card-gateway/telr.ts';

type Parts = Pick<PaymentDeps, 'database' | 'clock' | 'jobs' | 'log'> & {
  config: Pick<Config, 'publicUrl' | 'telr'>;
  /** The address of this process on its own machine. */
  ownAddress: string;
  /** The gateway's address: the configured one, or the sandbox's. */
  gatewayUrl: string;
};

/** The dependencies for starting and settling payments, the same for a portal and for `npm run reconcile`. */
export const composePayments = ({ config, ownAddress, gatewayUrl, ...parts }: Parts): PaymentDeps => ({
  ...parts,
  purposes: { team: teamPurpose },
  gateway: gatewayUnlessHeld(telrGateway({ ...config.telr, url: gatewayUrl }), heldCopy(parts.database.db)),
  // The sandbox runs in this process and uses the local address; a real gateway uses the public one.
  noticeUrl: `${(config.telr.url && config.publicUrl) || ownAddress}/api/telr/notice`,
});
