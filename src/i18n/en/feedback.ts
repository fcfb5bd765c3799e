import type { feedback as zh } from '../feedback'

export const feedback: typeof zh = {
  kind: 'Feedback type',
  kinds: { problem: 'Problem', suggestion: 'Suggestion', complaint: 'Complaint', other: 'Other' },
  text: 'Description',
  textPlaceholder: 'Describe your problem or idea (10 to 500 characters)',
  problems: {
    short: 'Enter at least 10 characters',
    long: 'Maximum 500 characters',
    invalid: 'Enter a valid 11-digit phone number',
  },
  pictures: 'Add pictures',
  picturesHint: (count, most) => `Optional, ${count} / ${most}`,
  picturesUse: 'Camera and album are used only to take or choose a picture, and it only to handle your feedback',
  addPicture: 'Add a picture',
  removePicture: (place) => `Remove picture ${place}`,
  pictureOf: (place) => `Picture ${place}`,
  picturesSending: 'A picture is still uploading. Please wait before submitting',
  picturesFailed: 'A picture failed to upload. Try again or remove it',
  mobile: 'Contact phone',
  mobilePlaceholder: 'Optional, so we can reach you',
  send: 'Submit feedback',
  sent: 'Feedback submitted. Thank you',
  number: (no) => `Feedback no. ${no}`,
  back: 'Back',
}
