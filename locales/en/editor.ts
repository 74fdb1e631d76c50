/** The editor of formatted texts: the forum's, and the back-office's. */
export default {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  bulletList: 'List',
  orderedList: 'Numbered list',
  quote: 'Quote',
  code: 'Code',
  link: 'Link',
  linkAddress: 'Link address',
  linkApply: 'Add the link',
  linkRemove: 'Remove the link',
  linkWrong: 'Please enter a full address, such as https://example.com.',
};
