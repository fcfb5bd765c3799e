import type { face as zh } from '../face'

export const face: typeof zh = {
  introTitle: 'Confirm that it is you',
  introText: 'Take a picture of your face, then follow a few prompts. It takes about 20 seconds.',
  hints: [
    'Good light, and nothing covers your face',
    'Hold the phone level with your eyes, about an arm away',
    'Only you are in the picture',
  ],
  whyTitle: 'Why this is needed',
  why: 'It confirms that you are the person who applies, so that no other person can use your identity. The picture and the video are used for this check only and are sent encrypted.',
  askTitle: 'Camera and microphone will be used',
  ask: 'You will be asked to allow the camera. The microphone records the digits that you read; you can go on without it. The face must be recorded now: a picture from the album is not accepted.',
  agree: 'I understand, and agree that my face data is collected to verify my identity',
  agreeFirst: 'Tick the agreement first',
  start: 'Start',
  hostCheck: "Use the system's face check",
  camera: 'Use the camera instead',

  starting: 'Opening the camera…',
  preview: 'Camera picture',
  pictureTitle: 'Look straight ahead, with your face in the frame',
  take: 'Take the picture',
  readyTitle: 'Next, do these one after another',
  record: 'Start recording',
  actions: {
    blink: { now: 'Blink slowly', name: 'Blink' },
    nod: { now: 'Nod slowly', name: 'Nod' },
    read: { now: 'Read the digits aloud', name: 'Read digits' },
  },
  lasts: (seconds) => `about ${seconds} s`,
  place: (place, count) => `Step ${place} of ${count}`,
  secondsLeft: (seconds) => `${seconds} s left`,
  sending: 'Checking, please wait',
  sendingText: 'Please stay on this page while the video is sent',

  faults: {
    denied: {
      title: 'The camera is not allowed',
      text: 'Your face must be recorded now; a picture from the album cannot replace it. Allow the camera to go on.',
    },
    missing: {
      title: 'No camera was found',
      text: 'This device or browser gives no camera. Please use a phone with a front camera, or another browser.',
    },
    failed: {
      title: 'The camera did not open',
      text: 'Another app may be using it. Close other apps that use the camera, then try again.',
    },
    interrupted: {
      title: 'The recording was interrupted',
      text: 'Nothing of it was kept or sent. Start again when you are ready; it does not count as a try.',
    },
  },
  toSettings: 'Allow it in the settings',
  howToAllow:
    'Tap the icon beside the address, open the site settings, set the camera to "Allow", then come back here and try again.',
  retryCamera: 'Open the camera again',

  noPicture: 'No picture was taken, please try again',
  lost: 'No answer was received, please try again',
  unsentTitle: 'The video has not arrived',
  unsent: 'Once the network is back, send the same video again, or record a new one.',
  sendAgain: 'Send again',
  recordAgain: 'Record again',

  failures: {
    FACE_TOO_SHORT: {
      title: 'The recording was too short',
      text: 'Follow every prompt, and stay until the time has run out.',
    },
    FACE_STILL: { title: 'No movement was seen', text: 'Move more clearly, and keep your face in the frame.' },
    FACE_WRONG_ORDER: { title: 'The order was wrong', text: 'Follow the prompts on the screen, one after another.' },
    FACE_NOT_VIDEO: { title: 'No video arrived', text: 'The recording failed. Please record again.' },
    FACE_PICTURE_MISSING: {
      title: 'A picture of your face is missing',
      text: 'Take a picture of your face first, then follow the prompts.',
    },
    FACE_RESULT_INVALID: {
      title: "The system's check is not valid",
      text: 'Please check again, or use the camera instead.',
    },
  },
  failedTitle: 'The check was not passed',
  failedText: 'Please find a place with good light and try again.',
  again: 'Try again',
  hostCancelled: "You left the system's check. Start it again, or use the camera instead.",
  hostFailed: "The system's check did not finish. Try again, or use the camera instead.",
}
