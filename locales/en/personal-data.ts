/** A person's own data: the download, and the deletion of the account. */
export default {
  title: 'Your data',
  text: 'What the portal keeps about you is yours: take a copy with you, or ask us to delete it.',
  download: {
    title: 'Download your data',
    text: 'A ZIP file with everything that the portal keeps about you, as a page to read, and your own files.',
    holds:
      'Your account, your teams and your part in them, scores and certificates, orders with their invoices as PDF, your posts in the forum, your messages to us, and your sessions.',
    without:
      'It holds nothing about other people, except the guardian’s name and number if STEB has them on your account. Of a team that you registered it says what the team is, not who its members are.',
    act: 'Download my data',
    hint: 'The file holds your national ID and phone. Do not leave it on a shared device.',
  },
  delete: {
    title: 'Delete your account',
    text: 'Ask for it here. The programme office carries it out within 30 days, and it cannot be undone. Until then you can take the request back.',
    goesTitle: 'This goes',
    goes: 'Your name, national ID, email, phone, birth date and picture, everywhere. Your posts that nobody has answered, your likes, your messages to us, and your sessions on all devices.',
    staysTitle: 'This stays, without your name',
    stays:
      'Teams, their scores and results: others took part in them. They say “Deleted account” in your place, and certificates no longer list your name. Posts that others have answered lose their text.',
    keptTitle: 'This the tax law makes us keep',
    kept: 'Invoices and credit notes, with the name and email on them, for six years from the end of the year in which they were issued. After that, these go too.',
    payment: 'While a payment of yours is still being decided, we wait for the bank before we delete.',
    steb: 'Your STEB account is not ours: it stays, with your name and details. Signing in with it again makes a new account here, without teams or history.',
    begin: 'Delete my account',
    askTitle: 'Delete your account?',
    askText: 'We would delete your account for good. Download your data first if you want to keep it.',
    sentence: 'delete my account',
    type: 'To confirm, type: {{sentence}}',
    send: 'Ask for deletion',
    cancel: 'Keep my account',
  },
  waiting: {
    title: 'You have asked us to delete your account',
    text: 'Asked on <when></when>. The programme office carries it out within 30 days. Until then everything works as before.',
    withdraw: 'Take the request back',
    failed: 'The request could not be taken back. Please try again.',
  },
};
