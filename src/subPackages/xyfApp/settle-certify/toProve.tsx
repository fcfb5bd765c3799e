import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.certificateGeneral, function CertificateGeneral() {
  return <Screen>{null}</Screen>
})
