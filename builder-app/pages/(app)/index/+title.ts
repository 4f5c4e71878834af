export default 'Wedding Invite: design your wedding invitation';
