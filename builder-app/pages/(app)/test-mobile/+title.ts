export default 'Mobile Responsiveness Test · Wedding Invite';
