import { face as en } from './en/face'
import { catalogue } from './language'

export const face = {
  introTitle: '确认是您本人',
  introText: '拍一张正脸照片，再按提示做几个动作，大约需要 20 秒。',
  hints: ['光线充足，脸部没有被遮挡', '手机与眼睛平齐，距离约一臂', '只有您一个人在画面里'],
  whyTitle: '为什么需要人脸识别',
  why: '用来确认是您本人在申请，防止他人冒用您的身份。照片和视频只用于本次核验，加密传输，不会用于其他用途。',
  askTitle: '将会使用摄像头和麦克风',
  ask: '接下来系统会请求使用摄像头；朗读数字时会用到麦克风，不允许麦克风也可以继续。人脸识别必须现场拍摄，不能从相册选择。',
  agree: '我已了解并同意采集我的人脸信息用于身份核验',
  agreeFirst: '请先勾选同意',
  start: '开始人脸识别',
  hostCheck: '使用系统人脸核验',
  camera: '改用摄像头拍摄',

  starting: '正在打开摄像头…',
  preview: '摄像头画面',
  pictureTitle: '请正对屏幕，把脸放进框内',
  take: '拍照',
  readyTitle: '接下来依次完成这些动作',
  record: '开始录制',
  actions: {
    blink: { now: '请缓慢眨眼', name: '眨眨眼' },
    nod: { now: '请缓慢点头', name: '点点头' },
    read: { now: '请大声朗读数字', name: '朗读数字' },
  },
  lasts: (seconds: number) => `约 ${seconds} 秒`,
  place: (place: number, count: number) => `第 ${place} 个动作，共 ${count} 个`,
  secondsLeft: (seconds: number) => `还剩 ${seconds} 秒`,
  sending: '正在核验，请稍候',
  sendingText: '视频上传期间请不要离开本页',

  faults: {
    denied: {
      title: '没有摄像头权限',
      text: '人脸识别需要现场拍摄，不能用相册里的照片代替。允许使用摄像头后即可继续。',
    },
    unagreed: {
      title: '还没有同意微信的隐私保护指引',
      text: '同意之前无法使用摄像头。请重新打开摄像头，并在微信询问时选择同意。',
    },
    missing: {
      title: '找不到摄像头',
      text: '当前设备或浏览器不能使用摄像头。请换一台带前置摄像头的手机，或换一个浏览器再试。',
    },
    failed: { title: '摄像头没有打开', text: '可能正被其他应用占用。请关闭其他正在使用摄像头的应用后重试。' },
    interrupted: { title: '拍摄已中断', text: '刚才的画面没有保存，也没有上传。准备好后可以重新开始，不会扣减次数。' },
  },
  toSettings: '去设置中允许',
  howToAllow: '点击地址栏旁的图标，打开“网站设置”，把“摄像头”改为“允许”，然后回到这里重试。',
  retryCamera: '重新打开摄像头',

  noPicture: '没有拍到照片，请再拍一次',
  lost: '网络不稳定，没有收到结果，请重试',
  unsentTitle: '视频还没有送达',
  unsent: '网络恢复后可以再次发送刚才的视频，也可以重新录制。',
  sendAgain: '再次发送',
  recordAgain: '重新录制',

  failures: {
    FACE_TOO_SHORT: { title: '录制时间太短', text: '请跟着提示做完每一个动作，倒计时结束前不要离开。' },
    FACE_STILL: { title: '没有看到动作', text: '请把动作做得明显一些，并让脸一直在框内。' },
    FACE_WRONG_ORDER: { title: '动作顺序不对', text: '请按屏幕上的提示，一个一个依次完成。' },
    FACE_NOT_VIDEO: { title: '没有收到视频', text: '刚才的录制没有成功，请重新录制一次。' },
    FACE_PICTURE_MISSING: { title: '还缺一张正脸照片', text: '请先拍一张正脸照片，再完成动作。' },
    FACE_RESULT_INVALID: { title: '系统核验结果无效', text: '请重新核验，或改用摄像头拍摄。' },
  },
  failedTitle: '人脸识别没有通过',
  failedText: '请换一个光线好的地方再试一次。',
  again: '再试一次',
  hostCancelled: '您已退出系统核验，可以重新开始，或改用摄像头拍摄',
  hostFailed: '系统人脸核验没有完成，请重试，或改用摄像头拍摄',
}

/** Words of the face check. */
export const faceWords = catalogue({ 'zh-CN': face, en })
