export default () => ['/invitation'];
