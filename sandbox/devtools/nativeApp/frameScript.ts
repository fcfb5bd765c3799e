/**
 * Put first into the app's page when a frame asks for it: inside the shell it becomes the mailbox of an Android or iOS app, before
 * any script of the page runs. Inside a phone of `/sandbox/hosts` the phone prepares the page. Inside any other frame it does nothing.
 */
export const frameScript = `
(() => {
  let phone
  try { phone = window.parent !== window && window.parent.sandboxPhone } catch { return }
  if (phone) return phone.arrive(window)
  let shell
  try { shell = window.parent !== window && window.parent.xbtShell } catch { return }
  if (!shell) return
  const mailbox = { postMessage: (json) => shell.receive(json) }
  if (shell.os === 'android') window.XbtAndroid = mailbox
  else window.webkit = { messageHandlers: { xbt: mailbox } }
  const agent = shell.os === 'ios'
    ? 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 XbtShell/7.1.9'
    : 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 XbtShell/7.1.9'
  Object.defineProperty(navigator, 'userAgent', { get: () => agent })
})()
`

/** The app's page with the script in front of everything else. */
export const withFrameScript = (html: string): string =>
  html.replace(/<head>/i, '<head><script src="/sandbox/shell-frame.js"></script>')
