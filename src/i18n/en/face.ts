import type { face as zh } from '../face'

export const face: typeof zh = {
  introTitle: 'Confirm it’s you',
  introText: 'Take a photo of your face, then follow a few prompts. It takes about 20 seconds.',
  hints: ['Good lighting, face uncovered', 'Hold your phone at eye level, at arm’s length', 'Only you in the frame'],
  whyTitle: 'Why we need this',
  why: 'It confirms that you are the applicant and prevents others from using your identity. Your photo and video are encrypted and used only for this check.',
  askTitle: 'Camera and microphone access',
  ask: 'You will be asked for camera access. The microphone is used when you read digits aloud and is optional. You must record your face live; photos from your album are not accepted.',
  agree: 'I understand and agree to the collection of my face data to verify my identity',
  agreeFirst: 'Please tick the box to agree',
  start: 'Start',
  hostCheck: 'Use system face check',
  camera: 'Use the camera instead',

  starting: 'Opening the camera…',
  preview: 'Camera view',
  pictureTitle: 'Look straight ahead, with your face in the frame',
  take: 'Take photo',
  readyTitle: 'Next, do these in order',
  record: 'Start recording',
  actions: {
    blink: { now: 'Blink slowly', name: 'Blink' },
    nod: { now: 'Nod slowly', name: 'Nod' },
    read: { now: 'Read the digits aloud', name: 'Read digits' },
  },
  lasts: (seconds) => `About ${seconds} s`,
  place: (place, count) => `Step ${place} of ${count}`,
  secondsLeft: (seconds) => `${seconds} s left`,
  sending: 'Verifying, please wait',
  sendingText: 'Please stay on this page while the video uploads',

  faults: {
    denied: {
      title: 'Camera access is off',
      text: 'Face recognition requires a live recording; album photos are not accepted. Turn on camera access to continue.',
    },
    unagreed: {
      title: 'You did not agree to WeChat’s privacy guide',
      text: 'The camera cannot be used before you agree. Open the camera again and agree when WeChat asks.',
    },
    missing: {
      title: 'No camera found',
      text: 'No camera is available on this device or browser. Use a phone with a front camera or another browser.',
    },
    failed: {
      title: 'Camera could not be opened',
      text: 'Another app may be using it. Close other camera apps and try again.',
    },
    interrupted: {
      title: 'Recording interrupted',
      text: 'Nothing was saved or uploaded. Start again when you are ready; this does not count as an attempt.',
    },
  },
  toSettings: 'Open settings',
  howToAllow:
    'Tap the icon beside the address, open the site settings, set the camera to “Allow”, then come back here and try again.',
  retryCamera: 'Reopen camera',

  noPicture: 'No photo taken. Please try again',
  lost: 'No response. Please try again',
  unsentTitle: 'Video not uploaded',
  unsent: 'Once you are back online, resend the video or record a new one.',
  sendAgain: 'Resend',
  recordAgain: 'Record again',

  failures: {
    FACE_TOO_SHORT: {
      title: 'Recording too short',
      text: 'Follow every prompt until the countdown ends.',
    },
    FACE_STILL: { title: 'No movement detected', text: 'Make clearer movements and keep your face in the frame.' },
    FACE_WRONG_ORDER: { title: 'Wrong order', text: 'Follow the on-screen prompts in order.' },
    FACE_NOT_VIDEO: { title: 'No video received', text: 'Recording failed. Please record again.' },
    FACE_PICTURE_MISSING: {
      title: 'Face photo missing',
      text: 'Take a photo of your face first, then follow the prompts.',
    },
    FACE_RESULT_INVALID: {
      title: 'System check invalid',
      text: 'Try again or use the camera instead.',
    },
  },
  failedTitle: 'Face recognition failed',
  failedText: 'Find a well-lit place and try again.',
  again: 'Try again',
  hostCancelled: 'You left the system check. Start again or use the camera instead.',
  hostFailed: 'The system check did not finish. Try again or use the camera instead.',
}
