import { logout } from '@/contract/session'
import { call } from '@/request/call'
import { orElse } from '@/request/orElse'
import { launch } from './launch'
import { session } from './session'

/** Ends the login here, the native app's too, and, if it can be reached, on the server; a server out of reach keeps nobody signed in. */
export async function logOut(): Promise<void> {
  try {
    await orElse(call(logout, {}, { toast: false }))
  } finally {
    launch.dropAppToken()
    session.signOut()
  }
}
