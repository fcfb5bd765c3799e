import type { help as zh } from '../help'

export const help: typeof zh = {
  contact: 'Customer service',
  hostContact: 'Chat',
  call: 'Call customer service',
  ends: {
    opened: '',
    copied: 'Customer service link copied. Open it in a browser',
    refused: 'Customer service is unavailable here. Try again later',
    untrusted: 'The customer service link cannot be opened. Try again later',
    failed: 'Customer service could not be reached. Try again later',
  },
  about: {
    general: 'Question',
    order: 'About an order',
    withdrawal: 'About a withdrawal',
    membership: 'About a membership',
    benefit: 'About a benefit',
    closing: 'About account cancellation',
    identity: 'About identity verification',
  },
}
