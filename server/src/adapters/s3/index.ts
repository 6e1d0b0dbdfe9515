export { createS3Store, type S3Config } from './s3-store';
