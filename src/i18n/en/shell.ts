import type { shell as zh } from '../zh-CN/shell'

export const shell: typeof zh = {
  back: 'Back',
  home: 'Home',
  retry: 'Try again',
  loadFailed: 'This page did not load. Please try again later',
  nothingThere: 'We could not find what you were looking for',
  nothingThereHint: 'It may have expired or been removed',
  traceId: (id) => `Trace id ${id}`,
  copyTrace: 'Copy the trace id',
  offline: 'No network. Please check your connection',
  timeout: 'The network is slow. Please try again later',
  serverBusy: 'The service is busy. Please try again later',
  malformed: 'The service gave an unexpected answer. Please try again later',
  unprotected: 'Your data cannot be encrypted here, so it was not sent. Please open this in a browser',
  sessionLost: 'Your login has expired. Please log in again',
  assistOnlyNew: 'Only new users can help',
  pageComing: 'The page is opening',
  pageMissing: 'This page does not exist',
  crashed: 'Something went wrong here. Please try again or contact us',
  updateReady: 'A new version is ready. Restart now?',
  updateTitle: 'Update',
  privacyTitle: 'Your privacy',
  privacyText:
    'Welcome to Small subsidy. To log you in and handle orders and payments we collect your phone number, orders and device information, and only after you agree. Please read:',
  privacyLinks: [
    { code: 'user-agreement', title: 'User agreement' },
    { code: 'privacy-policy', title: 'Privacy policy' },
  ],
  privacyBrowse: 'You may also browse without agreeing; nothing is collected then.',
  privacyAccept: 'Agree and continue',
  privacyRefuse: 'Disagree, just browse',
}
