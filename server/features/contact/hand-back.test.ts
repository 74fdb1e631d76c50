import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeLog } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { sendContactReply } from './send-contact-reply.ts';
import { contactMessages, contactReplies } from './table.ts';

/* New messages do not stay assigned to somebody who has left the office. */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
let officer: string;
beforeAll(async () => {
  portal = await openTestPortal();
  officer = (await people.rowOf('sub_admin')).id;
});
afterAll(() => portal.close());
beforeEach(async () => {
  await people.reset();
  await portal.db.update(users).set({ type: 5, status: true }).where(eq(users.id, officer));
  await portal.db.delete(contactMessages);
});

const written = async (state: 'new' | 'answered' | 'closed' = 'new') => {
  const sender = { name: 'نورة', email: 'noura@school.example', phoneNumber: '+966501234567', message: 'متى؟' };
  const values = { ...sender, language: 'ar' as const, state, assignedTo: officer };
  const [row] = await portal.db.insert(contactMessages).values(values).returning();
  return row?.id ?? '';
};
const now = async (id: string) => {
  const [row] = await portal.db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
};
const patch = (body: object) => portal.call('PATCH', '/api/admin/contactus', { as: 'admin', body });

const leaving = {
  'takes their role': async () => people.users.admin('PUT', '', await people.formOf('sub_admin', { type: 1 })),
  'blocks them with a reason': () => people.block(officer, true, 'غادر'),
  'blocks them in the list': () => people.admins.admin('GET', `?id=${officer}&status=false`),
};

test.each(Object.entries(leaving))('whoever %s takes their new messages from them', async (_, leave) => {
  const [isNew, answered] = [await written(), await written('answered')];
  expect((await leave()).status).toBe(200);
  expect(await now(isNew)).toMatchObject({ assignedTo: null, revision: 2 });
  // Who answered a message stays.
  expect(await now(answered)).toMatchObject({ assignedTo: officer, revision: 1 });
  expect(await portal.db.select().from(changeLog).where(eq(changeLog.recordId, isNew))).toMatchObject([
    { before: { assigned_to: officer }, after: { assigned_to: null }, changedBy: (await people.rowOf('admin')).id },
  ]);
  // The log names whom it was assigned to.
  const seen = await portal.call('GET', `/api/admin/contactus?id=${isNew}`, { as: 'admin' });
  expect(seen.json.assignees).toMatchObject([{ _id: officer }]);
  // A page that still shows them as assigned is out of date.
  expect((await patch({ id: isNew, revision: 1, state: 'closed' })).json.code).toBe('changed_meanwhile');
});

test('an answered message of somebody who has left is assigned to nobody when it is new again', async () => {
  const id = await written('answered');
  await leaving['blocks them in the list']();
  expect((await patch({ id, state: 'new' })).json.contact).toMatchObject({ state: 'new', assigned_to: null });
});

test('a refusal, another password and another role within the office take nothing from them', async () => {
  const id = await written();
  const wrong = await people.users.admin('PUT', '', await people.formOf('sub_admin', { type: 1, email: 'nonsense' }));
  expect(wrong.status).toBe(422);
  for (const change of [{ password: 'Another-1234', c_password: 'Another-1234' }, { type: 4 }])
    expect((await people.users.admin('PUT', '', await people.formOf('sub_admin', change))).status).toBe(200);
  expect(await now(id)).toMatchObject({ assignedTo: officer, revision: 1 });
});

test('somebody who is blocked at the same moment keeps no message that is assigned to them', async () => {
  for (let round = 0; round < 8; round += 1) {
    await portal.db.update(users).set({ status: true }).where(eq(users.id, officer));
    const id = await written();
    await portal.db.update(contactMessages).set({ assignedTo: null });
    await Promise.all([leaving['blocks them in the list'](), patch({ id, assigned_to: officer })]);
    expect((await now(id))?.assignedTo).toBeNull();
  }
});

test('a block and the work of the one who is blocked do not wait for each other', async () => {
  for (let round = 0; round < 8; round += 1) {
    await portal.db.delete(contactMessages);
    await portal.db.update(users).set({ status: true }).where(eq(users.id, officer));
    const ids = [await written(), await written(), await written()];
    const as = 'sub_admin' as const;
    const reply = { id: ids[0], to_email: 'noura@school.example', message: 'نعم' };
    const answers = await Promise.all([
      leaving['blocks them in the list'](),
      portal.call('POST', '/api/admin/contactus', { as, body: reply }),
      portal.call('PATCH', '/api/admin/contactus/close', { as, body: { ids } }),
      patch({ id: ids[2], state: 'closed' }),
    ]);
    // What the officer does is done before the block, or refused after it.
    expect(answers.map(({ status }) => [200, 401, 403].includes(status))).toEqual([true, true, true, true]);
    expect(answers[0].status).toBe(200);
    for (const id of ids) expect((await now(id))?.state === 'new' && (await now(id))?.assignedTo).toBeFalsy();
  }
});

test('a message that is new again, because its reply was refused, is not assigned to somebody who has left', async () => {
  const id = await written('answered');
  const [sent] = await portal.db
    .insert(contactReplies)
    .values({ messageId: id, text: 'نعم', writtenBy: officer })
    .returning();
  await leaving['blocks them in the list']();
  const mailer = { send: vi.fn().mockRejectedValue(new Error('not accepted')), close: vi.fn() };
  const job = sendContactReply({ db: portal.db, mailer });
  await expect(job.run({ replyId: sent?.id ?? '' }, { isLast: true })).rejects.toThrow('not accepted');
  expect(await now(id)).toMatchObject({ state: 'new', assignedTo: null });
});
