import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.certificateVerify, function CertificateVerify() {
  return <Screen>{null}</Screen>
})
