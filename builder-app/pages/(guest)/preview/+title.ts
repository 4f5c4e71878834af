export default 'Preview · Wedding Invite';
