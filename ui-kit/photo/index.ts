export { Photo, type PhotoFallback, type PhotoProps } from './photo.tsx'
