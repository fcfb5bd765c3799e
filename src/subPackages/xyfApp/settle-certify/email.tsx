import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.certificateEmail, function CertificateEmail() {
  return <Screen>{null}</Screen>
})
