import type { feedback as zh } from '../feedback'

export const feedback: typeof zh = {
  kind: 'What is it about',
  kinds: { problem: 'Problem', suggestion: 'Suggestion', complaint: 'Complaint', other: 'Other' },
  text: 'Description',
  textPlaceholder: 'Describe the problem or your idea, in 10 to 500 characters',
  problems: {
    short: 'Write at least 10 characters',
    long: 'Write at most 500 characters',
    invalid: 'Enter a valid phone number of 11 digits',
  },
  pictures: 'Pictures',
  picturesHint: (count, most) => `Optional, ${count} / ${most}`,
  addPicture: 'Add a picture',
  removePicture: (place) => `Remove picture ${place}`,
  pictureOf: (place) => `Picture ${place}`,
  picturesSending: 'A picture is still uploading. Submit again in a moment',
  picturesFailed: 'A picture was not uploaded. Retry or remove it',
  mobile: 'Contact phone',
  mobilePlaceholder: 'Optional, so that we can call you',
  send: 'Send feedback',
  sent: 'Feedback sent. Thank you',
  number: (no) => `Feedback number ${no}`,
  back: 'Back',
}
