/** Why a file of a notice is not taken. */
export const noticeFileForeign =
  'This kind of file is not taken. Choose a PDF, a picture (JPEG, PNG, WebP, GIF), a document of an office program (.docx, .xlsx, .pptx, .odt, .ods, .odp), a text (.txt) or a table (.csv).'
export const noticeFileNamedOther = ({ ending }: { ending: string }) =>
  `The name of the file ends in .${ending}, but the file is of another kind: perhaps a web page was saved in its place. Open it, save it as .${ending} with the program that it is from, and choose that file.`
export const noticeFileCutOff =
  'The end of the file is missing, as after a download that was cut off. Get the file again, see that it opens, and choose it.'
export const noticeFileDamaged =
  'The file is damaged, or made to do harm. Open it in its program, save it anew, and choose that file.'
export const noticeFileHasMacros =
  'The file has macros, or is of a kind for them (.docm, .xlsm, .pptm): programs that could run on the devices of those who open it. Save it without macros, or as PDF, and choose that file.'
export const noticeFileHasObjects =
  'The file has something in it that could start a program on the devices of those who open it: an object of another program (OLE, ActiveX), another file, or a template or frame that it loads from elsewhere. Save it as PDF, and choose that file.'
export const noticeFileOtherOffice =
  'This is a document of an old office program (.doc, .xls, .ppt), a template or a slide show (.dotx, .xltx, .potx, .ppsx, .ott, .ots, .otp), which is not taken. Open it, save it as .docx, .xlsx, .pptx or PDF, and choose that file.'
export const noticeFileLocked =
  'This document has a password. Open it, take the password away or save it as PDF without one, and choose that file.'
export const noticeFileInPage =
  'This is a document of InPage (.inp), which only InPage opens. In InPage, export it as PDF or as a picture, and choose that file.'
export const noticeFileMessage =
  'This is an e-mail of Outlook (.msg). Save what is attached to it, or print the e-mail as PDF, and choose that file.'
export const noticeFileUnpacksTooMuch = ({ megabytes }: { megabytes: number }) =>
  `The file unpacks to more than ${megabytes} MB, too much for the phones of those who open it. Save it as PDF, and choose that file.`

type Most = { most: number }
export const noticeFilesFull = ({ most }: Most) =>
  `A notice has at most ${most} files. Take one away first, or put several into one PDF.`
export const noticeFilesNoRoom = ({ megabytes }: { megabytes: number }) =>
  `The files of all notices would have more than ${megabytes} MB together, which is the bound of this server, so this one was not kept. Take away files of old notices, or ask who runs the server for a higher bound. Those of deleted notices count until they are erased.`
