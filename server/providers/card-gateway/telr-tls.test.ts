import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderUnavailable } from '../http-client.ts';
import { telrGateway } from './telr.ts';

/** A self-signed key made for this test only. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgGbdBOcRXHxht8xwK
0vzCAlE30yf6Gopvvl1vQf5qFhahRANCAAQvoZbo/m3ZH7UVSSNe+3Rsu9acJ4H9
GxfJRViNd03z7T1NQf1zvlUsrUlSgt+Z9PWBhsUv+IQFNM9PcbeYFYnV
-----END PRIVATE KEY-----
`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBlDCCATugAwIBAgIUTHUPUl7jrXkKhg+r3iPOja56ohUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA2MDA1MFoYDzIxMjYxMDI4
MDYwMDUwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQvoZbo/m3ZH7UVSSNe+3Rsu9acJ4H9GxfJRViNd03z7T1NQf1zvlUs
rUlSgt+Z9PWBhsUv+IQFNM9PcbeYFYnVo2kwZzAdBgNVHQ4EFgQU+1zV8uI3xS+H
9EYlrzy04cBITQ0wHwYDVR0jBBgwFoAU+1zV8uI3xS+H9EYlrzy04cBITQ0wDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
RwAwRAIgfqJEyCnCOhvNE71KYSFWPEnmuuphVeZ52Uvd7aGbltUCICcBVafozSeW
eRNWp2ADyERjx2sNYYW7z3s9lPrVQg/H
-----END CERTIFICATE-----
`;

let asked = 0;
const impostor = createServer({ key, cert }, (_request, response) => {
  asked += 1;
  response.end('{"order":{"ref":"R","url":"https://localhost/pay"}}');
});
beforeAll(() => new Promise<void>((resolve) => impostor.listen(0, 'localhost', resolve)));
afterAll(() => impostor.close());

test('a gateway that cannot prove who it is hears nothing', async () => {
  const { port } = impostor.address() as AddressInfo;
  const gateway = telrGateway({ url: `https://localhost:${port}`, store: '1', authkey: 'secret-key', test: true });
  await expect(gateway.check('R')).rejects.toThrow(ProviderUnavailable);
  expect(asked).toBe(0);
});
