/** @type {import('next').NextConfig} */
export default {
  redirects: async () => [{ source: '/', destination: '/en', permanent: false }],
};
