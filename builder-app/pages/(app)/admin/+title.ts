export default 'Admin · Wedding Invite';
