import { expect, test } from 'vitest';
import { countedAddress } from './client-address.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:4711', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['0:0:0:0:0:FFFF:198.51.100.7', '198.51.100.7'],
  ['[::ffff:198.51.100.7]:443', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  // IPv4 embedded in IPv6 in another way is a network of its own.
  ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64'],
])('%s is counted as %s', (text, counted) => expect(countedAddress(text)).toBe(counted));

test.each(['', 'unknown', '198.51.100', '1.2.3.4.5', '198.51.100.256', ':::', '2001:db8::1::2', '[::1', '_hidden'])(
  '%j is no address',
  (text) => expect(countedAddress(text)).toBeUndefined(),
);
